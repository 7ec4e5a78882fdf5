#!/usr/bin/env bash
# A real S3 for tests: OpenStack Swift with its s3api, of Debian's packages, which are unpacked into a folder and not installed. It runs
# until it is ended. `start-swift.sh <folder> <port>`; TEST_S3_URL is then http://test%3Atest:secret@127.0.0.1:<port>
set -euo pipefail
folder=$(realpath -m "$1") port=$2
root=$folder/root etc=$folder/etc
mkdir -p "$folder/debs" "$root" "$etc" "$folder/disk/d1"

list() { apt-get install -s --no-install-recommends swift-account swift-container swift-object swift-proxy memcached | awk '/^Inst/{print $2}'; }
cd "$folder/debs"
{ packages=$(list) || { apt-get update -qq && packages=$(list); }; } 2>/dev/null
# shellcheck disable=SC2086 # one word each
[ -z "$packages" ] || apt-get download -qq $packages
for deb in ./*.deb; do dpkg -x "$deb" "$root"; done

libraries=$root/usr/lib/python3/dist-packages
export PYTHONPATH=$libraries LD_LIBRARY_PATH=$root/usr/lib/$(uname -m)-linux-gnu PYTHONDONTWRITEBYTECODE=1
sed -i "s#^SWIFT_CONF_FILE = .*#SWIFT_CONF_FILE = '$etc/swift.conf'#" "$libraries/swift/common/utils.py"
printf '[swift-hash]\nswift_hash_path_suffix = tests\n' >"$etc/swift.conf"
cd "$etc"

# To nobody: Swift logs to a socket of the system otherwise.
common="bind_ip = 127.0.0.1
workers = 0
user = $(id -un)
swift_dir = $etc
log_udp_host = 127.0.0.1
log_udp_port = 9"
ring() { /usr/bin/python3 "$root/usr/bin/swift-ring-builder" "$@" >/dev/null; }
at=$port
for kind in account container object; do
  at=$((at + 1))
  cat >$kind.conf <<CONF
[DEFAULT]
$common
bind_port = $at
devices = $folder/disk
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
CONF
  ring $kind.builder create 4 1 1
  ring $kind.builder add "r1z1-127.0.0.1:$at/d1" 1
  ring $kind.builder rebalance
done
{
  printf '[DEFAULT]\n%s\nbind_port = %s\n' "$common" "$port"
  printf '[pipeline:main]\npipeline = catch_errors cache listing_formats s3api tempauth copy proxy-server\n'
  printf '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n'
  printf '[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:%s\n' $((at + 1))
  printf '[filter:s3api]\nuse = egg:swift#s3api\nlocation = home\nauth_pipeline_check = false\n'
  printf '[filter:tempauth]\nuse = egg:swift#tempauth\nuser_test_test = secret .admin\n'
  for filter in catch_errors listing_formats copy; do printf '[filter:%s]\nuse = egg:swift#%s\n' $filter $filter; done
} >proxy.conf

# At once: nobody asks them any more.
trap 'kill -9 $(jobs -p) 2>/dev/null' EXIT
trap 'exit 0' INT TERM
memcached=$(command -v memcached || echo "$root/usr/bin/memcached")
"$memcached" -u "$(id -un)" -l 127.0.0.1 -p $((at + 1)) -m 16 &
for kind in account container object proxy; do
  /usr/bin/python3 "$root/usr/bin/swift-$kind-server" $kind.conf >/dev/null 2>&1 &
done
wait
