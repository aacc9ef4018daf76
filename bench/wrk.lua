-- Posts BODY as JSON where it is set, with the headers of HEADERS (a line each); prints the figures as JSON.
wrk.body = os.getenv("BODY")
if wrk.body then
  wrk.method = "POST"
  wrk.headers["content-type"] = "application/json"
end
for name, value in (os.getenv("HEADERS") or ""):gmatch("([^\n:]+):([^\n]+)") do
  wrk.headers[name] = value
end

-- With NUMBERED each request has another address: its number is added to the path.
if os.getenv("NUMBERED") then
  local number = 0
  request = function()
    number = number + 1
    return wrk.format(nil, wrk.path .. number)
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"failed":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
